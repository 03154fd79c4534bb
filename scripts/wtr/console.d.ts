/** For the test that is running: errors that contain the text, or match the pattern, are expected. */
export function allowConsoleErrors(pattern: string | RegExp): void;
