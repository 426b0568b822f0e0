/** The heading of the column whose boxes select rows. */
export const SelectHeading = () => (
  <th scope="col">
    <span className="sr-only">Select</span>
  </th>
);
