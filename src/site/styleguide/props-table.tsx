import type { PropLine } from './describe-props.ts';

/** The props of a block. Props of list items are indented below the list. */
export function PropsTable({ block, lines }: { block: string; lines: readonly PropLine[] }) {
  return (
    <table className="guide-props">
      <caption className="sr-only">Props of {block}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Prop</th>
          <th scope="col">Takes</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, isRequired, takes, depth }, index) => (
          <tr key={index}>
            <th scope="row" style={{ paddingLeft: `${depth * 1.25}rem` }}>
              <code>{name}</code>
              {isRequired ? null : <span className="note"> optional</span>}
            </th>
            <td>{takes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
