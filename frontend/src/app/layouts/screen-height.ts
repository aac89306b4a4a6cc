/** The height of the screen without the notices above the page, which tell theirs: for what fills the rest of it. */
export const SCREEN_BELOW_NOTICES = 'calc(100dvh - var(--notices, 0px))';
