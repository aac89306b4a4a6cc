import { useContext } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { type MaybeScheduled, scheduleOf, stageOf } from './schedule';
import { TimeZoneContext } from './time-zone-context';
import { shortTime } from './zoned-time';

/** Short texts that say when visitors see an entry. */
export function useStageWords() {
  const { t, language } = useTranslation('blocks');
  const timeZone = useContext(TimeZoneContext);
  /** A time in the account's time zone. */
  const timeOf = (time: string | null) => (time === null ? '' : shortTime(time, language, timeZone));

  /** Why visitors do not see an entry now; null if they do. */
  const whyUnseen = (entry: MaybeScheduled): string | null => {
    const stage = stageOf(entry);
    if (stage === 'shown') return null;
    if (stage !== 'waiting') return t(`visibility.stages.${stage}`);
    const { visibleFrom, visibleUntil } = scheduleOf(entry);
    const times = { time: timeOf(visibleFrom), until: timeOf(visibleUntil) };
    return visibleUntil === null
      ? t('visibility.stages.waiting', times)
      : t('visibility.stages.period', times);
  };

  /** Why visitors do not see an entry now, or until when they do; null if always. */
  const stageWords = (entry: MaybeScheduled): string | null => {
    const { visibleUntil } = scheduleOf(entry);
    if (stageOf(entry) !== 'shown') return whyUnseen(entry);
    return visibleUntil === null ? null : t('visibility.shownUntil', { time: timeOf(visibleUntil) });
  };

  return { stageWords, whyUnseen };
}
