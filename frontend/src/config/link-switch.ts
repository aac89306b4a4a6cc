declare global {
  interface Window {
    /** Whose links LinkSwitch rewrites. */
    vc_pid?: string;
  }
}

/** What the document that a page stands in means for LinkSwitch. */
const policy = {
  /** The address of the script, or null where the document does not allow it. */
  script: null as string | null,
  /** Whether the page is still the one that the document was written for. */
  isOwnPage: true,
};

/** Notes what the document allows: a page that was come to from another one may stand in one that does not. */
export function keepLinkSwitchPolicy(script: string | null): void {
  policy.script = script;
  policy.isOwnPage = true;
}

/** Notes that another page has taken the place of the document's own. */
export function leaveOwnPage(): void {
  policy.isOwnPage = false;
}

/** What is in force. */
export function linkSwitchPolicy(): Readonly<typeof policy> {
  return policy;
}

/** Whether the script runs in this document: then no other page may be shown in it. */
export function runsLinkSwitch(): boolean {
  return window.vc_pid !== undefined;
}
