import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type Instruction, ModifiableInstruction } from 'dockerfile-ast';
import { PROJECT_ROOT } from '../../src/config/app-config.js';

/** One instruction of a Dockerfile. */
interface Step {
  /** `RUN`, `COPY` and so on. */
  keyword: string;
  /** `--from=build` and the like, by name. */
  flags: Record<string, string>;
  /** The arguments after the flags. */
  words: string[];
  /** The arguments as one text. */
  text: string;
}

/** One `FROM` with its instructions. */
export interface Stage {
  /** The name for later stages; empty for the last. */
  name: string;
  /** The base image or stage. */
  from: string;
  steps: Step[];
}

/** The Dockerfile of the server. */
export const DOCKERFILE = readFileSync(path.join(PROJECT_ROOT, 'docker/Dockerfile'), 'utf8');

/** The stages of the server's Dockerfile, in their order. */
export function readStages(): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(DOCKERFILE).getInstructions()) {
    const step = toStep(instruction);
    const [from = '', as, name = ''] = step.words;
    if (step.keyword === 'FROM') stages.push({ name: as === undefined ? '' : name, from, steps: [] });
    else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

/** The words of a command in exec form (`["node", "main.js"]`), or null for a shell command. */
export function execForm(text: string): string[] | null {
  const list = /\[.*\]$/s.exec(text)?.[0];
  return list === undefined ? null : (JSON.parse(list) as string[]);
}

function toStep(instruction: Instruction): Step {
  const flags = instruction instanceof ModifiableInstruction ? instruction.getFlags() : [];
  const words = instruction.getArguments().map((argument) => argument.getValue());
  return {
    keyword: instruction.getKeyword(),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    words,
    text: words.join(' '),
  };
}
