import axe from 'axe-core';

/**
 * Fails with what axe finds wrong in an element. Colours are seen in a real browser only: the visits of `e2e` check them.
 * @param element the part of the page
 */
export async function expectNoAxeViolations(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
