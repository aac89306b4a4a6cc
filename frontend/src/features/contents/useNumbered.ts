import { useTranslation } from '../../i18n/useTranslation';

/** Where one of several things stands; counts from 1. */
export interface Place {
  position: number;
  total: number;
}

/** Names one of several things by its place; the only one needs no number. */
export function useNumbered(): (label: string, place: Place) => string {
  const { t } = useTranslation('content');
  return (label, place) => (place.total === 1 ? label : t('media.numbered', { label, ...place }));
}
