import styles from './ProfileSheet.module.css';

/** The selectors of the parts of a profile sheet, for previews. Their classes are enough: pages carry nothing for it. */
export const PROFILE_PARTS = {
  cover: `.${String(styles.cover)}`,
  icon: `.${String(styles.face)}`,
  name: `.${String(styles.names)}`,
  introduction: `.${String(styles.introduction)}`,
} as const;
