import { type Mall, MALLS } from '@hitohira/backend/rules';
import { logPress } from '../../../api/generated/requests';
import { type Press } from '../../../api/generated/model/press';
import { MALL_ATTRIBUTE, PRESS_ATTRIBUTE } from '../../../config/press-target';
import { LOG_TIMEOUT_MS } from '../../../config/site';

/** The middle button opens a link in a new tab. */
const MIDDLE_BUTTON = 1;

type Target = Pick<Press, 'kind' | 'targetId' | 'mall'>;

/** What a press on a link of the page counts for; null if nothing. */
function targetOf(event: MouseEvent): Target | null {
  if (!(event.target instanceof Element)) return null;
  const link = event.target.closest('a[href]');
  const [kind, id] = link?.closest(`[${PRESS_ATTRIBUTE}]`)?.getAttribute(PRESS_ATTRIBUTE)?.split(':') ?? [];
  if (link === null || (kind !== 'link' && kind !== 'content' && kind !== 'item')) return null;
  const mall = MALLS.find((each: Mall) => each === link.getAttribute(MALL_ATTRIBUTE));
  return { kind, targetId: Number(id), ...(mall !== undefined && { mall }) };
}

/**
 * Reports presses on links, contents and items of a creator's page. Failures are ignored. Returns a function that stops
 * it.
 */
export function reportPresses(visit: Omit<Press, keyof Target>): () => void {
  const report = (event: MouseEvent) => {
    if (event.type === 'auxclick' && event.button !== MIDDLE_BUTTON) return;
    // The choice of a mall comes first; it is reported with the mall.
    if (event.defaultPrevented) return;
    const target = targetOf(event);
    if (target === null) return;
    const signal = AbortSignal.timeout(LOG_TIMEOUT_MS);
    logPress({ ...visit, ...target }, { keepalive: true, signal }).catch(() => undefined);
  };
  document.addEventListener('click', report);
  document.addEventListener('auxclick', report);
  return () => {
    document.removeEventListener('click', report);
    document.removeEventListener('auxclick', report);
  };
}
