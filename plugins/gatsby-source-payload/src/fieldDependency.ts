/**
 * Ids of pseudo nodes on which pages depend instead of a whole node. Gatsby tracks which nodes a page uses, but not
 * which fields. When a field changes, a temporary node with such an id is created, so that Gatsby runs the queries of
 * the dependent pages.
 */

/**
 * Returns the id on which a page depends if it uses one field of a node.
 * @param id id of the node
 */
export const fieldDependency = (id: string, field: string): string => `${id} ${field}`;

/**
 * Returns the id on which a page depends if it uses a node in any way. It is announced when the node is deleted.
 * @param id id of the node
 */
export const existenceDependency = (id: string): string => `${id} *`;
