import { type ReactNode } from 'react';
import { PageGround } from '../../../components/page/PageGround';
import { PageSheet } from '../../../components/page/PageSheet';
import { type ExampleTheme } from '../../../config/example-themes';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownTheme } from '../example-themes';
import { useSampleFont } from '../useSampleFont';
import { EntryText, EntryTitle, Section, SectionLead, SectionTitle, Wide } from './Section';
import styles from './BlockSamples.module.css';

/** The sample blocks with their themes, in display order. */
const BLOCKS = [
  ['content', 'ramune'],
  ['item', 'matcha'],
  ['link', 'hoshizora'],
] as const satisfies readonly (readonly [string, ExampleTheme])[];

/** The anchor of the section. */
export const BLOCKS_ID = 'home-blocks';

/** The content of each block of the example page. */
export type SampleBlocks = Record<(typeof BLOCKS)[number][0], ReactNode>;

interface BlockSampleProps {
  block: keyof SampleBlocks;
  theme: ShownTheme | undefined;
  children: ReactNode;
}

function BlockSample({ block, theme, children }: BlockSampleProps) {
  const { t } = useTranslation('home');
  const sample = useSampleFont(theme?.tokens, t(`sample.headlines.${block}`));
  return (
    <li className={styles.row} ref={sample}>
      <div>
        <EntryTitle className={styles.title}>{t(`blocks.${block}.title`)}</EntryTitle>
        <EntryText className={styles.text}>{t(`blocks.${block}.text`)}</EntryText>
      </div>
      <div className={styles.frame} inert>
        <PageGround tokens={theme?.tokens ?? null}>
          <PageSheet className={styles.sheet} as="div">
            {children}
          </PageSheet>
        </PageGround>
      </div>
    </li>
  );
}

/** The kinds of blocks, each with a sample and a description. */
export function BlockSamples({ blocks, themes }: { blocks: SampleBlocks; themes: readonly ShownTheme[] }) {
  const { t } = useTranslation('home');
  return (
    <Section aria-labelledby={BLOCKS_ID}>
      <Wide>
        <SectionTitle id={BLOCKS_ID}>{t('blocks.heading')}</SectionTitle>
        <SectionLead>{t('blocks.lead')}</SectionLead>
        <ul className={styles.list}>
          {BLOCKS.map(([block, themeName]) => (
            <BlockSample key={block} block={block} theme={themes.find(({ name }) => name === themeName)}>
              {blocks[block]}
            </BlockSample>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}
