/** Visits the nodes of a syntax tree. */
export function walk(node, visit) {
  if (Array.isArray(node)) node.forEach((one) => walk(one, visit));
  else if (node?.type) {
    visit(node);
    for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit);
  }
}
