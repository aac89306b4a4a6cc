import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { runCommand, toolEnvironment } from './commands.mjs';
import { findNginx } from './nginx.mjs';
import { inProject } from './paths.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { startProduct } from './product.mjs';
import { jestResult, playwrightResult, single } from './results.mjs';

/** The programs of the tools in node_modules. */
const TOOLS = {
  prettier: 'prettier/bin/prettier.cjs',
  oxlint: 'oxlint/bin/oxlint',
  depcruise: 'dependency-cruiser/bin/dependency-cruiser.mjs',
  knip: 'knip/bin/knip.js',
  // The native compiler; tools that use types as a library need `typescript`.
  tsc: 'typescript-native/bin/tsc',
  jest: 'jest/bin/jest.js',
  playwright: '@playwright/test/cli.js',
};

const tool = (name) => inProject('node_modules', ...TOOLS[name].split('/'));

/** More room for short-lived objects makes these tools faster. */
const ROOM = '--max-semi-space-size=64';

/** One checker: several would repeat work, and another process uses the second core. */
const TYPES = ['--noEmit', '--checkers', '1', '-p'];

/** How the runners leave out slow tests, by file name or tag. */
const WITHOUT_SLOW = {
  jest: ['--testPathIgnorePatterns', '\\.slow\\.(?:spec|test)\\.tsx?$'],
  playwright: ['--grep-invert', '@slow'],
};

/** A check by a tool that passes or fails as a whole. */
function check(name, what, command, ...args) {
  return {
    name,
    what,
    group: 'check',
    cores: 1,
    needsBuild: false,
    async run({ onLine, extra }) {
      const { code, output } = await runCommand(pinnedNode(), [ROOM, tool(command), ...args, ...extra], {
        onLine,
      });
      return { ...single(code === 0), output };
    },
  };
}

async function withReport(task) {
  const folder = mkdtempSync(path.join(tmpdir(), 'hitohira-report-'));
  try {
    return await task(path.join(folder, 'report.json'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Node's flags for tests: the server's TypeScript runs directly, the pages' in Jest's modules. */
const NODE_FLAGS = {
  backend: ['--enable-source-maps', '--import', './test/support/typescript-imports.js'],
  frontend: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
};

function jest(name, what, workspace, config, { cores = 1, prepare = async () => ({}) } = {}) {
  return {
    name,
    what,
    group: 'test',
    cores,
    needsBuild: true,
    run: ({ onLine, extra, includesSlow }) =>
      withReport(async (report) => {
        const jestArgs = ['--config', config, '--json', `--outputFile=${report}`, ...extra];
        if (!includesSlow) jestArgs.push(...WITHOUT_SLOW.jest);
        const env = toolEnvironment(await prepare(onLine));
        const { code, output } = await runCommand(
          pinnedNode(),
          [ROOM, ...NODE_FLAGS[workspace], tool('jest'), ...jestArgs],
          {
            cwd: inProject(workspace),
            env,
            onLine,
          },
        );
        return { ...jestResult(report, code, output), output };
      }),
  };
}

/** The journeys against the product in a real browser. */
const journeys = {
  name: 'journeys',
  what: 'journeys in a real browser',
  group: 'test',
  cores: 1,
  needsBuild: true,
  run: ({ onLine, extra, includesSlow }) =>
    withReport(async (report) => {
      const browser = await findBrowser(onLine);
      const product = await startProduct();
      try {
        const env = toolEnvironment({
          E2E_BASE_URL: product.publicUrl,
          E2E_MAILBOX_URL: product.mailboxUrl,
          E2E_LINKED_PAGES_URL: product.linkedPagesUrl,
          CHROMIUM_PATH: browser,
          PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        });
        const args = [tool('playwright'), 'test', '--reporter=list,json', ...extra];
        if (!includesSlow) args.push(...WITHOUT_SLOW.playwright);
        const { code, output } = await runCommand(pinnedNode(), args, {
          cwd: inProject('frontend'),
          env,
          onLine,
        });
        const result = playwrightResult(report, code);
        const log = result.failed > 0 ? `\nThe output of the product:\n${product.output()}` : '';
        return { ...result, output: `${output}${log}` };
      } finally {
        await product.stop();
      }
    }),
};

/**
 * All parts of `npm test` in their order. `cores` is the share of the machine that a part needs; tests that mostly wait
 * for servers need less. Slow parts run with `--all`, or when they are named.
 */
export const PARTS = [
  check('lint', 'lint rules', 'oxlint'),
  jest('api', "the server's tests", 'backend', 'jest.config.js'),
  check('types-frontend', "the pages' types", 'tsc', ...TYPES, 'frontend'),
  check('types-backend', "the server's types", 'tsc', ...TYPES, 'backend'),
  check('types-sdk', "the SDK's types", 'tsc', ...TYPES, 'openapi'),
  { ...check('format', 'formatting', 'prettier', '--check', '.'), slow: true },
  check('imports', 'directions of imports', 'depcruise', 'backend', 'frontend', 'openapi', 'scripts'),
  check('unused', 'unused files, exports and packages', 'knip'),
  {
    ...jest('lifecycle', 'starting, stopping and recovering', 'backend', 'jest.lifecycle.config.js', {
      cores: 0.5,
    }),
    slow: true,
  },
  {
    ...jest(
      'deployment',
      'the deployment: the tree of the image, two servers behind the proxy',
      'backend',
      'jest.deployment.config.js',
      { cores: 0.5, prepare: async (say) => ({ NGINX_PATH: await findNginx(say) }) },
    ),
    slow: true,
  },
  jest('pages', "the pages' tests", 'frontend', 'jest.config.js'),
  journeys,
];
