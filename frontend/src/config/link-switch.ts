/** ValueCommerce's LinkSwitch: https://www.valuecommerce.ne.jp. It rewrites the addresses of the shops that take part. */
const SCRIPT = 'https://aml.valuecommerce.com/vcdal.js';

declare global {
  interface Window {
    /** Whose links LinkSwitch rewrites. */
    vc_pid?: string;
  }
}

let allowed = false;

/** Notes whether this document allows the script: a page that was come to from another one may stand in one that does not. */
export function keepLinkSwitchPolicy(isAllowed: boolean): void {
  allowed = isAllowed;
}

/** Whether the script runs in this document: then no other page may be shown in it. */
export function runsLinkSwitch(): boolean {
  return window.vc_pid !== undefined;
}

/**
 * Has LinkSwitch rewrite the links of the page for the account of this id, in a document that allows it and runs it for
 * nobody else; anywhere else the page is loaded anew.
 *
 * @param pid digits alone
 */
export function startLinkSwitch(pid: string, reload: () => void = () => window.location.reload()): void {
  if (window.vc_pid === pid) return;
  if (!allowed || runsLinkSwitch()) {
    reload();
    return;
  }
  window.vc_pid = pid;
  const script = document.createElement('script');
  script.src = SCRIPT;
  script.async = true;
  document.body.append(script);
}
