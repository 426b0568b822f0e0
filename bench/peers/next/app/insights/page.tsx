import '../../src/generated/listing.css';

export { default, metadata } from '../../src/generated/listing.tsx';
