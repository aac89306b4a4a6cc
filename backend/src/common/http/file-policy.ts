/**
 * The content security policy of a file that someone may open by its address, such as a drawing: it runs nothing, and no page
 * frames it. `allowed` names what it needs beyond that, as a directive.
 */
export function filePolicy(...allowed: string[]): string {
  return ["default-src 'none'", ...allowed, "frame-ancestors 'none'", 'sandbox'].join('; ');
}
