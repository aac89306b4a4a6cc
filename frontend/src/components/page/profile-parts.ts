import { shownPart, type ShownParts } from '../studio/preview/shown-targets';
import styles from './ProfileSheet.module.css';

/** The parts of a profile sheet, for previews. Their classes are enough: pages carry nothing for it. */
export const PROFILE_PARTS: ShownParts = [
  shownPart({ kind: 'part', id: 'cover' }, `.${String(styles.cover)}`),
  shownPart({ kind: 'part', id: 'icon' }, `.${String(styles.face)}`),
  shownPart({ kind: 'part', id: 'name' }, `.${String(styles.names)}`),
  shownPart({ kind: 'part', id: 'introduction' }, `.${String(styles.introduction)}`),
];
