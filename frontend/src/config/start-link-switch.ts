import { linkSwitchPolicy, runsLinkSwitch } from './link-switch';

/**
 * Has ValueCommerce's LinkSwitch (https://www.valuecommerce.ne.jp) rewrite the addresses of the shops that take part, for
 * the account of this id, in a document that allows it and runs it for nobody else. A page that stands in any other
 * document is loaded anew; where it is the document's own already, it had nothing to rewrite when it was written, and
 * nothing is before the next document.
 *
 * @param pid digits alone
 */
export function startLinkSwitch(pid: string, reload: () => void = () => window.location.reload()): void {
  if (window.vc_pid === pid) return;
  const { script: address, isOwnPage } = linkSwitchPolicy();
  if (runsLinkSwitch() || (address === null && !isOwnPage)) {
    reload();
    return;
  }
  if (address === null) return;
  window.vc_pid = pid;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  document.body.append(script);
}
