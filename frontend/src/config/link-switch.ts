declare global {
  interface Window {
    /** The LinkSwitch account. */
    vc_pid?: string;
  }
}

/**
 * Starts ValueCommerce's LinkSwitch (https://www.valuecommerce.ne.jp), which rewrites links to shops. Runs once per page.
 *
 * @param pid the id of the LinkSwitch account
 * @param address the URL of the script
 */
export function startLinkSwitch(pid: string, address: string): void {
  if (window.vc_pid !== undefined) return;
  window.vc_pid = pid;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}
