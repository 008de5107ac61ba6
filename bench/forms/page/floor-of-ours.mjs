// A page of a realm that has React, the site around it and the controls, and no form yet.
import { controls } from './controls.mjs';
import { inSite, siteOf } from './site.mjs';
import { stage } from './stage.mjs';

stage({ controls, siteOf, inSite });
