import { useTranslation } from '../../i18n/useTranslation';

/** A position that starts at 1. */
export interface Place {
  position: number;
  total: number;
}

/** Returns a function that adds a position to a label, unless there is only one. */
export function useNumberedLabel(): (label: string, place: Place) => string {
  const { t } = useTranslation('content');
  return (label, place) => (place.total === 1 ? label : t('media.numbered', { label, ...place }));
}
