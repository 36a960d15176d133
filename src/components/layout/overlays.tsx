import { Banners } from "./banners.tsx";
import { CompareTray } from "./compare-tray.tsx";

/** What lies over a page. A module of its own: of a first screen nothing is hidden yet. */
export default function Overlays() {
  return (
    <>
      <Banners />
      <CompareTray />
    </>
  );
}
