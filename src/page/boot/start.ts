// Runs in every page, before what it shows.
import { ASK } from "#src/page/contract.ts";
import { markCompositions } from "./mark-compositions.ts";
import { markPresses } from "./mark-presses.ts";
import { reloadOnNewVersion } from "./reload-on-new-version.ts";
import { reserveHeight } from "./reserve-height.ts";
import { askEarly } from "./send-early-request.ts";
import { installTrustedTypes } from "./trusted-types.ts";

askEarly(document.currentScript?.getAttribute(ASK));
installTrustedTypes();
markPresses();
markCompositions();
reserveHeight();
reloadOnNewVersion();
