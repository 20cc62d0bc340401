// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title ERC-5192: tokens that say whether they can be transferred
/// @author Tim Daubenschütz, Anders
/// @notice Its ERC-165 id is 0xb45a3c0e.
interface IERC5192 {
    /// @notice The token cannot be transferred from now on.
    /// @param tokenId The token.
    event Locked(uint256 tokenId);

    /// @notice The token can be transferred from now on.
    /// @param tokenId The token.
    event Unlocked(uint256 tokenId);

    /// @notice Whether every ERC-721 transfer of a token reverts. Reverts for a token that does not exist.
    /// @param tokenId The token.
    /// @return Whether it is locked.
    function locked(uint256 tokenId) external view returns (bool);
}
