import { Component, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { look } from '../theme/look';
import { styled } from '../theme/styled';

const Line = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: look.vars.shape.borderRadius,
  backgroundColor: look.vars.palette.wash,
  color: look.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: 1.7,
});

function BrokenBlock() {
  const { t } = useTranslation();
  return <Line role="status">{t('failure.block')}</Line>;
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
