declare global {
  interface Window {
    /** Whose links LinkSwitch rewrites. */
    vc_pid?: string;
  }
}

/**
 * Has ValueCommerce's LinkSwitch (https://www.valuecommerce.ne.jp) rewrite the addresses of the shops that take part, for
 * the account of this id. A document runs it once.
 *
 * @param pid digits alone
 * @param address where the script lies
 */
export function startLinkSwitch(pid: string, address: string): void {
  if (window.vc_pid !== undefined) return;
  window.vc_pid = pid;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}
