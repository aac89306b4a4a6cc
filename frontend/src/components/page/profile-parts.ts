import { shownPart, type ShownParts } from '../studio/preview/shown-targets';
import styles from './ProfileSheet.module.css';

const partsWith = (name: 'name' | 'secondName', introduction: 'introduction' | 'secondIntroduction') => [
  shownPart({ kind: 'part', id: 'cover' }, `.${String(styles.cover)}`),
  shownPart({ kind: 'part', id: 'icon' }, `.${String(styles.face)}`),
  shownPart({ kind: 'part', id: name }, `.${String(styles.names)}`),
  shownPart({ kind: 'part', id: introduction }, `.${String(styles.introduction)}`),
];

/**
 * The parts of a profile sheet, for previews, by whether it shows the creator's original texts or those in a second
 * language. Their classes are enough: pages carry nothing for it.
 */
export const PROFILE_PARTS: Readonly<Record<'original' | 'second', ShownParts>> = {
  original: partsWith('name', 'introduction'),
  second: partsWith('secondName', 'secondIntroduction'),
};
