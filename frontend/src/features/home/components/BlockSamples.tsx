import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageGround } from '../../../components/PageGround';
import { PageSheet } from '../../../components/PageSheet';
import { type ExampleTheme } from '../../../config/example-themes';
import { look } from '../../../theme/look';
import { styled } from '../../../theme/styled';
import { type ShownTheme } from '../api/example-themes';
import { EntryText, EntryTitle, Section, SectionLead, SectionTitle, Wide } from './Section';

/** The blocks of a page, each in a theme of its own, in the order in which they are told of. */
const BLOCKS = [
  ['content', 'ramune'],
  ['item', 'matcha'],
  ['link', 'hoshizora'],
] as const satisfies readonly (readonly [string, ExampleTheme])[];

/** What stands in each block of somebody's page. */
export type SampleBlocks = Record<(typeof BLOCKS)[number][0], ReactNode>;

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: 'clamp(56px, 7vw, 96px)',
  listStyle: 'none',
  margin: 'clamp(40px, 5vw, 72px) 0 0',
  padding: 0,
});

const Row = styled('li')({
  display: 'grid',
  alignItems: 'center',
  gap: 'clamp(24px, 5vw, 80px)',
  [look.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 0.8fr) minmax(0, 1.2fr)',
    // To and fro.
    '&:nth-of-type(even)': { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 0.8fr)' },
    '&:nth-of-type(even) > :first-of-type': { order: 1 },
  },
});

const Title = styled(EntryTitle)({ fontSize: 'clamp(1.25rem, 1rem + 1vw, 1.625rem)' });

const Text = styled(EntryText)({ marginTop: 12, fontSize: '1rem' });

/** Holds the ground of the theme, which otherwise fills the window. */
const Frame = styled('div')({
  display: 'flex',
  contain: 'paint',
  overflow: 'hidden',
  borderRadius: 24,
  border: `1px solid ${look.vars.palette.divider}`,
});

const Sheet = styled(PageSheet)({ padding: 'clamp(16px, 4cqi, 32px)', flex: 1 });

/** What can stand on a page: the blocks themselves, and what there is to say about each. */
export function BlockSamples({ blocks, themes }: { blocks: SampleBlocks; themes: readonly ShownTheme[] }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby="home-blocks">
      <Wide>
        <SectionTitle id="home-blocks">{t('blocks.heading')}</SectionTitle>
        <SectionLead>{t('blocks.lead')}</SectionLead>
        <List>
          {BLOCKS.map(([block, themeName]) => (
            <Row key={block}>
              <div>
                <Title>{t(`blocks.${block}.title`)}</Title>
                <Text>{t(`blocks.${block}.text`)}</Text>
              </div>
              <Frame inert>
                <PageGround tokens={themes.find(({ name }) => name === themeName)?.tokens ?? null}>
                  <Sheet as="div">{blocks[block]}</Sheet>
                </PageGround>
              </Frame>
            </Row>
          ))}
        </List>
      </Wide>
    </Section>
  );
}
