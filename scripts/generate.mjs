import { mustSucceed } from './launcher/commands.mjs';
import { runBuilt } from './launcher/main.mjs';
import { inProject } from './launcher/paths.mjs';
import { pinnedNode } from './launcher/pinned-node.mjs';
import { withProgress } from './launcher/progress.mjs';

await runBuilt(async () => {
  const node = pinnedNode();
  await withProgress('Writing openapi/openapi.json, pages.json and archive-1.schema.json', () =>
    mustSucceed('Writing the documents', node, [
      inProject('backend', 'dist', 'src', 'openapi', 'write-document.js'),
    ]),
  );
  const orval = inProject('node_modules', 'orval', 'dist', 'bin', 'orval.mjs');
  for (const [what, workspace] of [
    ["the pages' typed hooks", 'frontend'],
    ["the SDK's calls", 'openapi'],
  ]) {
    await withProgress(`Writing ${what}`, () =>
      mustSucceed('Orval', node, [orval], { cwd: inProject(workspace) }),
    );
  }
}, ['backend']);
