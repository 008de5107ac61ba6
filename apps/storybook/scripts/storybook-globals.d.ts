// The globals of Storybook's pages that the checks use.

interface StorybookDocgen {
  displayName: string;
  description?: string;
  props?: Record<string, { name: string; description?: string }>;
}

interface StorybookMeta {
  title: string;
  component?: { __docgenInfo?: StorybookDocgen };
  subcomponents?: Record<string, { __docgenInfo?: StorybookDocgen }>;
}

interface StorybookFault {
  message?: string;
  title?: string;
  description?: string;
}

/** The data of the last event of a kind; undefined before the first one. */
interface StorybookEvents {
  docsRendered: unknown[];
  playFunctionThrewException: [StorybookFault];
  storyErrored: [StorybookFault];
  storyFinished: [{ storyId: string; status: string }];
  storyMissing: unknown[];
  storyThrewException: [StorybookFault];
  unhandledErrorsWhilePlaying: [StorybookFault[]];
}

interface Window {
  axe: typeof import('axe-core');
  /** Set by a check; missing after the page was reloaded. */
  stayed?: boolean;
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    last<Event extends keyof StorybookEvents>(event: Event): StorybookEvents[Event] | undefined;
  };
  __STORYBOOK_PREVIEW__?: {
    extract(): Promise<unknown>;
    storyStoreValue: { cachedCSFFiles: Record<string, { meta: StorybookMeta }> };
  };
}
