/** The id of the `<dialog>` that holds the advanced filters. */
export const PANEL_ID = 'filter-panel';
export const ERRORS_ID = 'filter-errors';

/**
 * Opens and closes the panel before hydration. Spread, because React has no types for these attributes
 * (https://github.com/facebook/react/pull/36493).
 */
export const OPEN_COMMAND = { command: 'show-modal', commandfor: PANEL_ID };
export const CLOSE_COMMAND = { command: 'close', commandfor: PANEL_ID };

const WIDE = '(min-width: 48rem)';
export const wideScreen = () => window.matchMedia(WIDE);
export const findPanel = () => document.getElementById(PANEL_ID) as HTMLDialogElement | null;
export const closePanel = () => findPanel()?.close();
