import { type ReactNode } from 'react';
import { PageGround } from '../../../components/page/PageGround';
import { PageSheet } from '../../../components/page/PageSheet';
import { type ExampleTheme } from '../../../config/example-themes';
import { useTranslation } from '../../../i18n/useTranslation';
import { type ShownTheme } from '../example-themes';
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
            <li className={styles.row} key={block}>
              <div>
                <EntryTitle className={styles.title}>{t(`blocks.${block}.title`)}</EntryTitle>
                <EntryText className={styles.text}>{t(`blocks.${block}.text`)}</EntryText>
              </div>
              <div className={styles.frame} inert>
                <PageGround tokens={themes.find(({ name }) => name === themeName)?.tokens ?? null}>
                  <PageSheet className={styles.sheet} as="div">
                    {blocks[block]}
                  </PageSheet>
                </PageGround>
              </div>
            </li>
          ))}
        </ul>
      </Wide>
    </Section>
  );
}
