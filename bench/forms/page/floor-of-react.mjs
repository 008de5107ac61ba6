// A page that has React, and no form yet.
import { stage } from './stage.mjs';

stage({});
