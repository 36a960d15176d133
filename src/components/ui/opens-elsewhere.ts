/** Whether a click on a link opens it in another tab or window, or saves it, so that nothing is left here. */
export const opensElsewhere = (event: {
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
