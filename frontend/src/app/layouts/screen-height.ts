/** The viewport height below the emergency notices. */
export const SCREEN_BELOW_NOTICES = 'calc(100dvh - var(--notices, 0px))';
