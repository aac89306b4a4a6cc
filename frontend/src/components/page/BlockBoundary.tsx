import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './BlockBoundary.module.css';

function BrokenBlock() {
  const { t } = useTranslation();
  return (
    <p className={styles.line} role="status">
      {t('failure.block')}
    </p>
  );
}

/**
 * One block of a page: when it breaks, a line stands in its place and the rest of the page stays. The browser takes each
 * over by itself, one after the other, and first the one that somebody presses: in between the page can be used.
 */
export class BlockBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenBlock /> : <Suspense>{this.props.children}</Suspense>;
  }
}
