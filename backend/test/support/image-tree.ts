import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { PROJECT_ROOT } from '../../src/config/app-config.js';
import { execForm, readStages, type Stage } from './dockerfile.js';

/** The contents of the server's image as a folder, and how it is run. */
export interface ImageTree {
  /** The folder for `/`. */
  root: string;
  /** The folder for the working directory. */
  directory: string;
  environment: Record<string, string>;
  command: string[];
  healthCheck: string[];
}

/** The commands of the build stage, which have also run in a checkout where `npm test` runs. */
const BUILD_STEPS = ['npm ci --include=dev', 'npm run build'];

/**
 * Runs the steps of the Dockerfile without Docker: each stage that the last one needs is a folder, into which its files
 * are copied and in which its commands run.
 */
export function makeImageTree(folder: string): ImageTree {
  const tree = new TreeBuilder(folder);
  const stages = readStages();
  const final = stages.at(-1);
  if (!final) throw new Error('The Dockerfile has no stage.');
  return tree.build(final, stages);
}

class TreeBuilder {
  private readonly made = new Map<string, string>();

  constructor(private readonly folder: string) {}

  build(stage: Stage, stages: Stage[]): ImageTree {
    const root = path.join(this.folder, stage.name === '' ? 'image' : stage.name);
    mkdirSync(path.join(root, 'app'), { recursive: true });
    const image: ImageTree = {
      root,
      directory: path.join(root, 'app'),
      environment: {},
      command: [],
      healthCheck: [],
    };
    const below = stages.find(({ name }) => name === stage.from);
    if (below) cpSync(this.rootOf(below, stages), root, { recursive: true, verbatimSymlinks: true });
    for (const step of stage.steps) this.take(step, image, stages);
    return image;
  }

  private rootOf(stage: Stage, stages: Stage[]): string {
    const root = this.made.get(stage.name) ?? this.build(stage, stages).root;
    this.made.set(stage.name, root);
    return root;
  }

  private take(
    { keyword, flags, words, text }: Stage['steps'][number],
    image: ImageTree,
    stages: Stage[],
  ): void {
    switch (keyword) {
      case 'WORKDIR':
        image.directory = path.join(image.root, text);
        break;
      case 'ENV':
        for (const word of words) {
          const [name = '', ...value] = word.split('=');
          image.environment[name] = value.join('=');
        }
        break;
      case 'COPY':
        this.copy(words, flags['from'] ?? null, image, stages);
        break;
      case 'RUN':
        runStep(text, image);
        break;
      case 'CMD':
        image.command = execForm(text) ?? [];
        break;
      case 'HEALTHCHECK':
        image.healthCheck = execForm(text) ?? [];
        break;
      case 'USER':
      case 'EXPOSE':
      case 'STOPSIGNAL':
        break;
      default:
        throw new Error(`The Dockerfile has an unknown step: ${keyword} ${text}`);
    }
  }

  private copy(words: string[], from: string | null, image: ImageTree, stages: Stage[]): void {
    const target = words.at(-1) ?? '';
    for (const source of words.slice(0, -1)) {
      const given = from === null ? path.join(PROJECT_ROOT, source) : this.find(source, from, stages);
      // A file is copied into the target folder; of a folder, the contents are.
      const isFile = /\.\w+$/.test(source);
      const destination = path.join(image.directory, target, isFile ? path.basename(source) : '');
      cpSync(given, destination, { recursive: true, verbatimSymlinks: true });
    }
  }

  /** The path of a file in another stage; for the build stage, this checkout has the same files. */
  private find(source: string, name: string, stages: Stage[]): string {
    const stage = stages.find((each) => each.name === name);
    if (!stage) throw new Error(`The Dockerfile copies from ${name}, which is no stage.`);
    if (name !== 'build') return path.join(this.rootOf(stage, stages), source);
    const steps = stage.steps.filter(({ keyword }) => keyword === 'RUN').map(({ text }) => text);
    if (steps.join() !== BUILD_STEPS.join())
      throw new Error(`The build has other steps: ${steps.join(', ')}`);
    return path.join(PROJECT_ROOT, path.relative('/app', source));
  }
}

function runStep(command: string, { root, directory }: ImageTree): void {
  const [, folder] = /^install --directory --owner=node --group=node (\/\w+)$/.exec(command) ?? [];
  if (folder !== undefined) {
    mkdirSync(path.join(root, folder), { recursive: true });
    return;
  }
  if (!command.startsWith('npm ci ')) throw new Error(`The Dockerfile runs an unknown command: ${command}`);
  execFileSync('sh', ['-c', command], {
    cwd: directory,
    // Installed packages are in npm's cache.
    env: { ...process.env, npm_config_prefer_offline: 'true' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
}
