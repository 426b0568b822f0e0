interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  'Plan Rows': number;
  Plans?: PlanNode[];
}

export interface Plan {
  'Query Text': string;
  Plan: PlanNode;
}

/** A search for few rows that reads all of a table. */
export interface Scan {
  table: string;
  filter: string;
  query: string;
}

/** Settings with which PostgreSQL sends the plan of every statement to its client, as a notice. */
export const PLANS_AS_NOTICES = {
  shared_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

/** The plan in a notice; undefined in others. */
export function parsePlan(notice: string): Plan | undefined {
  const [, plan] = /^duration: .* plan:\n(.*)$/s.exec(notice) ?? [];
  return plan ? (JSON.parse(plan) as Plan) : undefined;
}

/**
 * Scans of tables with `many` rows or more that look for less than a tenth of them, each table and condition once.
 * @param sizes rows by table
 */
export function findScans(
  plans: readonly Plan[],
  sizes: ReadonlyMap<string, number>,
  many: number,
) {
  const found = new Map<string, Scan>();
  const visit = (node: PlanNode, query: string) => {
    const { 'Relation Name': table = '', Filter: filter = '', 'Plan Rows': rows, Plans } = node;
    const size = sizes.get(table) ?? 0;
    if (node['Node Type'] === 'Seq Scan' && filter && size >= many && rows < size / 10)
      found.set(`${table} ${filter}`, { table, filter, query });
    for (const child of Plans ?? []) visit(child, query);
  };
  for (const plan of plans) visit(plan.Plan, plan['Query Text']);
  return [...found.values()];
}
