import { type StateBlock } from 'markdown-it';

/**
 * A block rule that runs first: at the maximum depth, lines up to the next empty one become a plain paragraph.
 *
 * @param depth the maximum nesting
 */
export function tooDeep(depth: number) {
  return (state: StateBlock, startLine: number, endLine: number): boolean => {
    if (state.level < depth) return false;
    let line = startLine + 1;
    while (line < endLine && !state.isEmpty(line) && (state.sCount[line] ?? 0) >= state.blkIndent) line += 1;
    state.line = line;
    const map: [number, number] = [startLine, line];
    state.push('paragraph_open', 'p', 1).map = map;
    const words = state.push('inline', '', 0);
    words.content = state.getLines(startLine, line, state.blkIndent, false).trim();
    words.map = map;
    words.children = [];
    state.push('paragraph_close', 'p', -1);
    return true;
  };
}
