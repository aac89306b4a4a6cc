import { useOwnAccount } from '../../api/own-account';
import { useTranslation } from '../../i18n/useTranslation';
import { type MaybeScheduled, stageOf } from './schedule';

/** Says in a few words why visitors do not see an entry; null if they do. */
export function useStageWords() {
  const { t, language } = useTranslation('blocks');
  const { data: account } = useOwnAccount();
  return (entry: MaybeScheduled): string | null => {
    const stage = stageOf(entry);
    if (stage === 'shown') return null;
    if (stage !== 'waiting') return t(`visibility.stages.${stage}`);
    const from = new Date(entry.visibleFrom ?? '');
    const format = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      ...(account && { timeZone: account.timeZone }),
    });
    return t('visibility.stages.waiting', { time: format.format(from) });
  };
}
