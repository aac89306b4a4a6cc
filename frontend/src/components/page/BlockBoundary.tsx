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

/** An error boundary for a block of a page. Its Suspense boundary lets React hydrate each block separately. */
export class BlockBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <BrokenBlock /> : <Suspense>{this.props.children}</Suspense>;
  }
}
