import type { Plugin } from 'vite';
import { bodiesOf, withEdits } from './nodes';

const renderer = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** Functions that serve one feature of React alone, and do nothing on a page without it. */
interface Unused {
  what: string;
  functions: RegExp;
  /** The number of these functions: another number means that React has changed. */
  count: number;
}

/** `scripts/guards/left-out.test.ts` holds the site to using none of these. */
const UNUSED: readonly Unused[] = [
  {
    what: '<ViewTransition>',
    functions:
      /^(?:(?:apply|restore|measure|commit|schedule)\w*ViewTransition\w*|(?:start|create|track\w*)ViewTransition\w*|ViewTransitionPseudoElement)$/,
    count: 20,
  },
  {
    what: 'a ref of a fragment',
    functions:
      /^(?:FragmentInstance\.prototype\.\w+|\w+EventListener(?:To|From)Child|validateDocumentPositionWithFiberTree|blurActiveElementWithinFragment|addFragmentHandleTo\w+|commitNewChildToFragmentInstance|deleteChildFromFragmentInstance)$/,
    count: 20,
  },
  {
    // The first of them detects such elements; without it the others do nothing.
    what: 'elements that React moves into the head, and its functions that preload',
    functions:
      /^(?:isHostHoistableType|createHoistableInstance|getHydratableHoistableCache|mountHoistable|(?:get|acquire|preload|suspend)Resource|preload(?:Stylesheet|Module)?|prefetchDNS|preconnect(?:As)?|preinit(?:Style|Script|ModuleScript)|insertStylesheet(?:IntoRoot)?|adoptPreloadPropsFor\w+|stylesheetPropsFromRawProps|getStylesheetSelectorFromKey)$/,
    count: 23,
  },
  {
    what: 'functions as the action of a form, and useActionState',
    functions:
      /^(?:mountActionState|updateActionState(?:Impl)?|rerenderActionState|runActionStateAction|dispatchActionState|handleActionReturnValue|extractEvents\$1|startHostTransition|ensureFormComponentIsStateful)$/,
    count: 10,
  },
  {
    what: '<Activity> and <SuspenseList>',
    functions: /^update(?:Activity|SuspenseList)Component$/,
    count: 2,
  },
  {
    what: 'custom elements, and the stacks of components that it hands out with an error',
    functions: /^(?:setPropOnCustomElement|describeNativeComponentFrame)$/,
    count: 2,
  },
];

/**
 * Empties the functions of React's renderer that the site never uses, some 11 KB that no viewer needs. Tests and the server run
 * React as it comes.
 */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!renderer.test(id)) return null;
      const all = bodiesOf(
        code,
        UNUSED.map(({ functions }) => functions),
      );
      const bodies = UNUSED.flatMap(({ what, count }, index) => {
        const found = all[index] ?? [];
        if (found.length !== count)
          throw new Error(
            `React has changed: ${found.length} of ${count} functions are there that serve ${what}.`,
          );
        return found;
      });
      return {
        code: withEdits(
          code,
          bodies.map(({ start, end }) => ({ start, end, text: '{}' })),
        ),
        map: null,
      };
    },
  };
}
