import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';

/** As wide as the words of the front page go. */
export const Wide = styled('div')({
  width: '100%',
  maxWidth: 1160,
  margin: '0 auto',
  padding: '0 clamp(20px, 5vw, 48px)',
});

/** A part of the front page. */
export const Section = styled('section')({
  borderTop: `1px solid ${look.vars.palette.divider}`,
  paddingBlock: 'clamp(56px, 8vw, 112px)',
});

/** What a part of the front page is about. */
export const SectionTitle = styled('h2')({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem)',
  lineHeight: 1.4,
});

/** What there is to say about it in a sentence. */
export const SectionLead = styled('p')({
  margin: '12px 0 0',
  maxWidth: '40em',
  lineHeight: 'var(--leading)',
  color: look.vars.palette.text.secondary,
});

/** What one of several things is called. */
export const EntryTitle = styled('h3')({
  margin: 0,
  fontFamily: 'var(--display)',
  fontWeight: 600,
  fontSize: '1.1875rem',
  lineHeight: 1.5,
});

/** What there is to say about one of several things. */
export const EntryText = styled('p')({
  margin: '8px 0 0',
  fontSize: '0.9375rem',
  lineHeight: 'var(--leading)',
  color: look.vars.palette.text.secondary,
});
