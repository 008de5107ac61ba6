import { type ASTVisitor, GraphQLError, Kind, type ValidationContext } from 'graphql';

/** The deepest useful path is rails.items.edges.node.images.hero.url; tools that ask for the schema go twice as deep. */
export const queryDepth = 16;
export const maxTokens = 3000;
const most = 8;

/** Aliases could multiply the work of one small document: at most a few fields at the top of it. */
export function limitRootFields(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      const count = (
        selections: typeof operation.selectionSet.selections,
        seen: Set<string>,
      ): number =>
        selections.reduce((sum, selection) => {
          if (selection.kind === Kind.FIELD) return sum + 1;
          if (selection.kind === Kind.INLINE_FRAGMENT) {
            return sum + count(selection.selectionSet.selections, seen);
          }
          const name = selection.name.value;
          const fragment = context.getFragment(name);
          if (!fragment || seen.has(name)) return sum;
          return sum + count(fragment.selectionSet.selections, new Set([...seen, name]));
        }, 0);
      const fields = count(operation.selectionSet.selections, new Set());
      if (fields > most) {
        context.reportError(
          new GraphQLError(
            `At most ${most} fields at the top of a query, this one has ${fields}.`,
            {
              nodes: operation,
            },
          ),
        );
      }
    },
  };
}
