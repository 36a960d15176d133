// Runs in every page, before what it shows.

import { EARLY_REQUEST } from "#src/page/contract.ts";
import { markCompositions, markPresses } from "./mark-input.ts";
import { reloadOnNewVersion } from "./reload-on-new-version.ts";
import { reserveHeight } from "./reserve-height.ts";
import { sendEarlyRequestFor } from "./send-early-request.ts";
import { installTrustedTypes } from "./trusted-types.ts";

sendEarlyRequestFor(document.currentScript?.getAttribute(EARLY_REQUEST));
installTrustedTypes();
markPresses();
markCompositions();
reserveHeight();
reloadOnNewVersion();
