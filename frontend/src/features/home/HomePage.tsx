import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { exampleThemeAskedFor } from '../../config/example-themes';
import { useExampleThemes } from './api/example-themes';
import { BlockSamples, type SampleBlocks } from './components/BlockSamples';
import { Closing } from './components/Closing';
import { Example } from './components/Example';
import { Hero } from './components/Hero';
import { Points } from './components/Points';
import { Steps } from './components/Steps';

interface HomePageProps {
  /** Somebody's page. */
  example: ReactNode;
  /** The blocks of it, each by itself. */
  blocks: SampleBlocks;
}

/** The front page: what this is, what it looks like, how it is done, and the ways in. */
export function HomePage({ example, blocks }: HomePageProps) {
  const { t } = useTranslation('home');
  const { themes, total } = useExampleThemes();
  const asked = exampleThemeAskedFor(new URLSearchParams(useLocation().search));
  return (
    <>
      <Hero
        example={
          <Example label={t('example.label')} themes={themes} total={total} asked={asked}>
            {example}
          </Example>
        }
      />
      <BlockSamples blocks={blocks} themes={themes} />
      <Steps />
      <Points />
      <Closing />
    </>
  );
}
