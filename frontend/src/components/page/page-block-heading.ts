import styles from './PageBlock.module.css';

/** The selector of a block's heading. */
export const PAGE_BLOCK_HEADING = `.${String(styles.heading)}`;
