/**
 * Ids that pages depend on instead of a whole node. Gatsby tracks the nodes of a page, not their fields. When a field
 * changes, a temporary node with such an id is created.
 */

/**
 * Returns the id of a field of a node.
 * @param id of the node
 */
export const fieldDependency = (id: string, field: string): string => `${id} ${field}`;

/**
 * Returns the id of a node's existence.
 * @param id of the node
 */
export const existenceDependency = (id: string): string => `${id} *`;
