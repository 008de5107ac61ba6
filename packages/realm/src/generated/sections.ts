// Generated from schemas/realm/sections by "npm run generate". Do not edit.
import type { FeaturesConfig } from './realm-config';

/** What the schema of a type of section says of it. */
export interface SectionKind {
  /** What one is called, such as "a rail". */
  readonly name: string;
  /** The feature without which no such section is shown. */
  readonly switch?: keyof FeaturesConfig;
  /** By key: what its values need a feature for. */
  readonly switches?: Readonly<Record<string, Readonly<Record<string, keyof FeaturesConfig>>>>;
  /** By key: the values of other keys without which it has no effect. */
  readonly onlyWith?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Keys with texts that are HTML. */
  readonly html?: readonly string[];
  /** The keys that say what is shown, and words for it where there is but one thing; a page shows it once. */
  readonly shownOnce?: { readonly by?: readonly string[]; readonly as?: string };
}

export const SECTIONS: Readonly<Record<string, SectionKind>> = {
  "hero": {
    "name": "a hero",
    "shownOnce": {
      "by": [
        "source"
      ],
      "as": "the featured titles"
    }
  },
  "rail": {
    "name": "a rail",
    "switches": {
      "source": {
        "live": "live",
        "upcoming": "upcoming",
        "replays": "video",
        "videos": "video",
        "series": "series",
        "playlists": "playlists"
      }
    },
    "onlyWith": {
      "collection": {
        "source": "collection"
      }
    },
    "shownOnce": {
      "by": [
        "source",
        "collection"
      ]
    }
  },
  "grid": {
    "name": "a grid",
    "switches": {
      "source": {
        "live": "live",
        "upcoming": "upcoming",
        "replays": "video",
        "videos": "video",
        "series": "series",
        "playlists": "playlists"
      }
    },
    "onlyWith": {
      "collection": {
        "source": "collection"
      }
    },
    "shownOnce": {
      "by": [
        "source",
        "collection"
      ]
    }
  },
  "richText": {
    "name": "a rich text",
    "html": [
      "text"
    ]
  },
  "banner": {
    "name": "a banner"
  },
  "plugin": {
    "name": "a plugin",
    "switch": "plugins"
  }
};
