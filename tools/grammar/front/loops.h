/* Recursion as loops. The alternatives of the rules of a cycle are taken as linear equations, and
 * solved by elimination (D. Arden 1961): X = A X | B is X = A* B. Of
 *
 *     list = item [ more ]          list = item more | item
 *     more = "," list               more = "," list
 *
 * `more` is replaced in `list` first, which gives list = item "," list | item, and then
 * list = *( item "," ) item.
 *
 * A single rule may also contain itself at both ends: X = A X | X B | X C X | D is
 * X = E *( C E ), where E = *A D *B. A repetition that ends with the rule may stand at the end of
 * one alternative: X = A X | B | C *( D X ) is X = *A ( B | C *( D *A ( B | C ) ) ), since what an
 * inner repetition can go on with, an outer one can, too.
 *
 * The first reading goes through loops as often as it can. */
#ifndef LOOPS_H
#define LOOPS_H

#include "front/abnf.h"

typedef enum loop_result {
    LOOPS,      /* the bodies of the rules are without recursion now */
    NOT_LINEAR, /* a rule contains itself in another way */
    ENDLESS     /* all alternatives contain a rule of the cycle, so none derives a string */
} loop_result;

/* `cycle` has all rules that contain each other. */
loop_result make_loops(const rule_list *cycle);

/* Does the node use one of the rules? Not what these rules use. */
bool node_names(const node *n, const rule_list *rules);

#endif
